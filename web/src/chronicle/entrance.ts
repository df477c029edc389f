type Room = typeof import('./ChronicleRoom.svelte')

let room: Room | undefined

/** The room in which chronicles are read. Once it has been fetched it can be entered at once: a promise would leave an empty page for a frame. */
export function chronicleRoom(): Room | Promise<Room> {
  return room ?? import('./ChronicleRoom.svelte').then(found => (room = found))
}
