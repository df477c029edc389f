/** A cover as a picture, which is cut when the page is built. */
declare module '*?printed' {
  /** Where the picture is. */
  export const address: string
}
