import { server } from './api.ts'
import { meCalled } from './me.ts'

/** Whether this browser and this page can do it at all. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey for whoever the server knows here. */
export async function makePasskey(): Promise<void> {
  const { token, options } = await server.passkey.wanted()
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  })
  await server.passkey.made(token, asJson(made))
}

/** Shows a passkey: from now on this browser is known as whoever owns it. Returns their name. */
export async function showPasskey(): Promise<string> {
  const { token, options } = await server.passkey.asked()
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    ),
  })
  const { name } = await server.passkey.shown(token, asJson(shown))
  // The shelf shows the tables of whoever has a name here.
  return meCalled(name).name
}

function asJson(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given')
  return credential.toJSON() as object
}
