import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { PushMessage } from '../../../lib/server/push/notices'

const here = (name: string) => path.join(import.meta.dirname, name)
// A self-signed certificate for localhost, used only here.
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(here(name)))

/** The environment that makes a server trust the stand-in's certificate. */
export const trustStandIn = { NODE_EXTRA_CA_CERTS: here('certificate.pem') }

/** A browser's side of a push subscription. */
export class Device {
  private readonly pair = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  readonly name = randomBytes(6).toString('hex')
  constructor(private readonly service: PushService) {
    this.pair.generateKeys()
  }

  /** What `PushSubscription.toJSON()` returns. */
  get subscription() {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.secret.toString('base64url') }
    return { endpoint: `${this.service.url}/${this.name}`, keys }
  }

  /** The messages that have arrived, decrypted (RFC 8188, RFC 8291). */
  get messages(): PushMessage[] {
    return this.service.taken
      .filter(({ device }) => device === this.name)
      .map(({ body }) => {
        const salt = body.subarray(0, 16)
        const sender = body.subarray(21, 21 + body[20]!)
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
        const derive = (from: Buffer, by: Buffer, purpose: Buffer, length: number) =>
          Buffer.from(hkdfSync('sha256', from, by, purpose, length))
        const input = derive(this.pair.computeSecret(sender), this.secret, info, 32)
        const contentKey = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
        const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
        const sealed = body.subarray(21 + body[20]!)
        const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16))
        const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString()
        // One record, ended by a 2 and padding.
        return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))) as PushMessage
      })
  }
}

/** The public key that signed a request, if the signature over the token is valid (RFC 8292). */
function signerOf(authorization = ''): string | undefined {
  const [, token = '', signer = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(signer, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [signed, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)]
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  return verify('sha256', Buffer.from(signed), options, Buffer.from(signature, 'base64url')) ? signer : undefined
}

/** A browser vendor's push service on loopback. */
export class PushService {
  readonly taken: { device: string; body: Buffer; signer: string | undefined }[] = []
  attempts = 0
  /** Decides a delivery's status. */
  status: (device: string) => number = () => 201
  private constructor(private readonly server: https.Server) {}

  static async start(): Promise<PushService> {
    const server = https.createServer({ key, cert })
    const service = new PushService(server)
    server.on('request', (request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        service.attempts++
        const device = request.url!.slice(1)
        const status = service.status(device)
        if (status === 201)
          service.taken.push({ device, body: Buffer.concat(parts), signer: signerOf(request.headers.authorization) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get url() {
    return `https://localhost:${(this.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
