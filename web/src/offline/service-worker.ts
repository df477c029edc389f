/// <reference lib="webworker" />
// Keeps the whole of Osud in the browser, so that it starts without a network. It knows nothing of the pages but their files.
// It imports nothing: it must stay one file, and a page must never wait for it.

import type { Ask, Word } from './word.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of this version with the fingerprint of its content; the build writes it in. */
declare const FILES_OF_THIS_VERSION: Readonly<Record<string, string>>
/** The fingerprint of all of them. */
declare const NAME_OF_THIS_VERSION: string

const files = FILES_OF_THIS_VERSION
const prefix = 'osud-'
const own = `${prefix}${NAME_OF_THIS_VERSION}`

/** A page that does not say for so long where it is is no table, in milliseconds. */
const patience = 500

// Built assets carry a hash in their name: under one name there is always the same content, in whatever version.
const lasting = (path: string): boolean => path.startsWith('/assets/')

/** Takes all files or none: if one is missing or of another version, the whole is tried again at the next visit. */
async function takeAll(): Promise<void> {
  const cache = await caches.open(own)
  try {
    await Promise.all(Object.entries(files).map(([path, integrity]) => takeOne(cache, path, integrity)))
  } catch (cause) {
    // What does not fit as a whole would only take space from matches.
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') await caches.delete(own)
    throw cause
  }
}

async function takeOne(cache: Cache, path: string, integrity: string): Promise<void> {
  const known = lasting(path) ? await caches.match(path, { ignoreVary: true }) : undefined
  const response = known ?? (await fetch(path, { integrity, cache: lasting(path) ? 'default' : 'no-cache' }))
  if (!response.ok) throw new Error(`${path} is not served: ${response.status}`)
  await cache.put(path, response)
}

/** A file as this version has it; what an older page still needs comes from the version it was opened with. */
async function kept(path: string, request: Request): Promise<Response> {
  const mine = await caches.match(path, { cacheName: own, ignoreVary: true })
  const other = mine ?? (lasting(path) ? await caches.match(path, { ignoreVary: true }) : undefined)
  return other ?? fetch(request)
}

/** Lets older versions go once a single page is left, which has just been opened with this one; a version that waits is spared. */
async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1 || self.registration.waiting || self.registration.installing) return
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(prefix) && name !== own).map(name => caches.delete(name)),
  )
}

/** The address at which a page is; the one that browsers tell may be that with which it was opened. */
function whereIs(page: Client): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(resolve, patience)
    page.postMessage('where' satisfies Ask, [port2])
  })
}

/** Leads whoever presses a notification to the table that it is about. */
async function leadTo(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const at = await Promise.all(pages.map(whereIs))
  const there = pages[at.indexOf(address)]
  await (there === undefined ? self.clients.openWindow(address) : there.focus())
}

self.addEventListener('install', event => event.waitUntil(takeAll()))

// On the first visit the page that is open already is looked after at once.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const path = pathname === '/' ? '/index.html' : pathname
  if (path in files || lasting(path)) event.respondWith(kept(path, request))
})

self.addEventListener('message', event => {
  const word = event.data as Word
  event.waitUntil(word === 'take-over' ? self.skipWaiting() : tidy())
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(leadTo(String(event.notification.data)))
})
