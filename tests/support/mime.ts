import type { OutgoingMail } from '@/lib/server/mail/carrier'

/** Quoted-printable (RFC 2045, 6.7), with every byte encoded that needs it somewhere. */
const encoded = (text: string) =>
  Buffer.from(text.replaceAll('\n', '\r\n'))
    .toString('latin1')
    .replace(
      /[^\r\n\x20-\x3c\x3e-\x7e]| (?=\r)/g,
      (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(/(?:[^=\r\n]|=..){25}(?!\r|$)/g, '$&=\r\n')

/** An email as it arrives: a message of two parts (RFC 2046, 5.1.4). */
export function mimeOf({ from, to, replyTo, subject, html, text, headers }: OutgoingMail): string {
  const all = { From: from, To: to, ...(replyTo && { 'Reply-To': replyTo }), Subject: subject, ...headers }
  const part = (type: string, body: string) =>
    `--part\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encoded(body)}\r\n`
  return [
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`),
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}\r\nMIME-Version: 1.0\r\n`,
    'Content-Type: multipart/alternative; boundary=part\r\n\r\n',
    ...[part('plain', text), part('html', html), '--part--\r\n'],
  ].join('')
}
