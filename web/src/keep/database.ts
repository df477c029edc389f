/** What a request to the database brings, once it does. */
export function brought<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database does not answer')),
    )
  })
}

/** Waits until all of a transaction is written down; rejects if none of it is. */
export function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('nothing was written'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
}

/** Opens a database, and makes its stores when it is new. */
export function openDatabase(
  name: string,
  version: number,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => make(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('there is no database')))
    request.addEventListener('success', () => {
      // A newer version of the page waits for this one to let go.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
  })
}
