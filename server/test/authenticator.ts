import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a server asks of a passkey. */
export interface PasskeyQuestion {
  readonly token: string
  readonly options: { readonly challenge: string }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const hashOf = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** Somebody was there, and has proven who they are. */
const flags = { seen: 0x05, made: 0x45 } as const

/** A passkey as a device holds it, without the device. */
export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** `origin` is where the page of the server is. */
  constructor(origin: string) {
    this.#origin = origin
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** Makes the passkey for a server that asks for one. */
  makes({ options }: PasskeyQuestion): object {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    // A key of COSE: an elliptic curve, ES256, P-256, and the two coordinates.
    const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
    const key = Buffer.concat([head, bytesOf(x), middle, bytesOf(y)])
    const size = Buffer.from([0, this.#id.length])
    const about = Buffer.concat([this.#about(flags.made), Buffer.alloc(16), size, this.#id, key])
    // A map of CBOR: no attestation, nothing stated, and what is known about the passkey.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, about.length]),
      about,
    ])
    const said = this.#said('webauthn.create', options.challenge)
    return this.#shown({
      clientDataJSON: said.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** Proves to a server that the passkey is here. */
  shows({ options }: PasskeyQuestion): object {
    this.#counter++
    const about = this.#about(flags.seen)
    const said = this.#said('webauthn.get', options.challenge)
    const signature = sign('sha256', Buffer.concat([about, hashOf(said)]), this.#key.privateKey)
    return this.#shown({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #shown(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #said(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #about(flag: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([hashOf(new URL(this.#origin).hostname), Buffer.from([flag]), counter])
  }
}
