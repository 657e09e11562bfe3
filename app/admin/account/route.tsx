import type { ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '@/components/ui/button'
import { business } from '@/content/business'
import { nameLimit } from '@/lib/forms/limits'
import { formatLocalTime } from '@/lib/local-time'
import { offlineLeads } from '@/lib/owner/inbox'
import { deviceOf } from '@/lib/owner/device'
import { maxPasswordLength, minPasswordLength } from '@/lib/password-length.mjs'
import { type AccountItem, type OwnAccount, listAccounts, readOwnAccount } from '@/lib/server/signing-in/accounts'
import { type LogItem, logDays, logEntries, readLog } from '@/lib/server/signing-in/audit'
import { type QuietHours, defaultQuietHours, readQuietHours } from '@/lib/server/push/quiet-hours'
import { staleSession } from '@/lib/server/signing-in/session'
import { type Visit, ownerPage } from '../_parts/owner-page'
import { Choice, Confirm, Field, Post, PostButton, Submit } from '../_parts/fields'
import { At, Header, Heading, TextLink } from '../_parts/parts'
import { ownActions, teamActions } from './actions'
import { logWords } from './log-words'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

const Section = ({ id, title, text, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid content-start gap-4 rounded-input border border-line p-4 sm:p-5">
    <div>
      <h2 id={id} className="font-sans text-lg font-semibold tracking-normal">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    </div>
    {children}
  </section>
)

/** A list row: an item, and what can be done with it. */
const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0">
    {children}
  </li>
)

/** Where people are signed in, each with a button to end it. Owners see helpers' sessions, in case a phone is lost. */
const Sessions = ({ sessions }: Pick<OwnAccount, 'sessions'>) => (
  <Section id="sessions" title="Where you are signed in">
    <ul className="grid gap-3">
      {sessions.map(({ id, name, device, createdAt, current }) => (
        <Row key={id}>
          <p>
            <span className="font-semibold">{name}</span>, <span>{device ?? 'A device'}</span>{' '}
            {current && <span>(this device)</span>}{' '}
            <span className="text-muted">{`since ${formatLocalTime(createdAt)}`}</span>
          </p>
          {!current && (
            <PostButton act="session-end" fields={{ session: id }} about={`${name} on ${device ?? 'A device'}`}>
              Sign out
            </PostButton>
          )}
        </Row>
      ))}
    </ul>
    {sessions.some(({ own, current }) => own && !current) && (
      <PostButton act="sessions-end" variant="secondary">
        Sign me out everywhere else
      </PostButton>
    )}
  </Section>
)

/** Adds and removes passkeys. Adding one needs a script, and a browser that has them (public/owner/passkey.js). */
const Passkeys = ({ passkeys, device }: Pick<OwnAccount, 'passkeys'> & { device: string | null }) => (
  <Section
    id="passkeys"
    title="Passkeys"
    text="Sign in with your fingerprint, your face or your phone's PIN. Nobody can guess or steal a passkey."
  >
    {passkeys.length === 0 && <p className="text-sm">No passkey yet.</p>}
    <ul className="grid gap-3">
      {passkeys.map(({ id, name, createdAt }) => (
        <Row key={id}>
          <p>
            <span>{name ?? 'Passkey'}</span> {createdAt && <At at={createdAt} />}
          </p>
          <Confirm
            act="passkey-remove"
            fields={{ passkey: id }}
            button="Remove"
            label={`Remove ${name ?? 'Passkey'}`}
            title={`Remove the passkey "${name ?? 'Passkey'}"?`}
            text="It stops working at once and can't be brought back. You can add a new one on that device."
            yes="Yes, remove"
          />
        </Row>
      ))}
    </ul>
    <Button
      hidden
      variant="secondary"
      size="sm"
      className="justify-self-start"
      data-passkey="add"
      data-name={device ?? 'Passkey'}
      data-failed="That didn't work. Please try again."
      data-stale={staleSession}
      data-there="This device already has a passkey for you."
      data-cancelled="No passkey was added. You can try again whenever you're ready."
    >
      Add a passkey
    </Button>
    <p id="no-passkeys" className="text-sm">
      This browser doesn&apos;t support passkeys.
    </p>
  </Section>
)

/** Changes the password, which ends all other sessions, or emails a link to set one if it's been forgotten. */
const Password = ({ hasPassword, visit }: Pick<OwnAccount, 'hasPassword'> & { visit: Visit }) => (
  <Section id="password" title="Password">
    {hasPassword ? (
      <Post act="password" className="grid gap-4">
        <Field
          id="current-password"
          {...visit.field('password', 'currentPassword')}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          id="new-password"
          {...visit.field('password', 'newPassword')}
          label="New password (12 characters or more)"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          required
        />
        <Submit>Change password</Submit>
      </Post>
    ) : (
      <p className="text-sm">You don&apos;t have a password yet.</p>
    )}
    <PostButton act="password-link" variant="link">
      Email me a link to set a new one
    </PostButton>
  </Section>
)

/** What an authenticator app needs, and the code that confirms it. */
function Scan({ uri, visit }: { uri: string; visit: Visit }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`
  return (
    <>
      <p className="text-sm">
        Scan this with your authenticator app, or tap it on the phone that has the app. Then type the code it shows.
      </p>
      <a href={uri} className="justify-self-start">
        <img
          src={picture}
          alt="QR code for your authenticator app"
          width={200}
          height={200}
          className="rounded-input"
        />
      </a>
      <p className="text-sm">
        <span>No camera? Type this key into the app:</span>{' '}
        <code className="break-all">{new URL(uri).searchParams.get('secret')}</code>
      </p>
      <Post act="codes-confirm" fields={{ uri }} className="grid gap-4">
        <Field
          id="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...visit.field('codes-confirm', 'code')}
        />
        <div className="flex flex-wrap gap-3">
          <Submit>Switch it on</Submit>
          <TextLink href="/admin/account" className="my-0!">
            Cancel
          </TextLink>
        </div>
      </Post>
    </>
  )
}

/** Turns authenticator codes on, in two steps, or off. Both need the password. */
function Authenticator({ twoFactor, visit }: Pick<OwnAccount, 'twoFactor'> & { visit: Visit }) {
  const act = twoFactor ? 'codes-stop' : 'codes-begin'
  const uri = visit.typed.get('uri')
  return (
    <Section
      id="authenticator"
      title="Authenticator app"
      text="Ask for six digits from an app on your phone as well as the password."
    >
      <p className="text-sm">{twoFactor ? 'On: we ask for a code after your password.' : 'Off.'}</p>
      {uri?.startsWith('otpauth:') ? (
        <Scan uri={uri} visit={visit} />
      ) : (
        <Post act={act} className="grid gap-4">
          <Field
            id="authenticator-password"
            {...visit.field(act, 'password')}
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Submit variant={twoFactor ? 'outline' : 'secondary'}>{twoFactor ? 'Switch it off' : 'Set it up'}</Submit>
        </Post>
      )}
      <p className="text-sm text-muted">
        Lost the phone with the app? Ask for a sign-in link by email, then switch codes off here.
      </p>
    </Section>
  )
}

/** Quiet hours, which an owner sets for every device. */
function Quiet({ hours, visit }: { hours: QuietHours; visit: Visit }) {
  const { from, to } = hours ?? defaultQuietHours
  return (
    <Post act="quiet-hours" className="grid gap-3 border-t border-line pt-4">
      <div>
        <Heading>Quiet hours, for everyone</Heading>
        <p className="text-sm text-muted">
          Everyone&apos;s devices stay quiet during these hours. You hear about anything new when they end.
        </p>
      </div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" name="use" defaultChecked={hours !== null} className="size-5 shrink-0" />
        Keep quiet at night
      </label>
      <div className="grid grid-cols-2 gap-3">
        <Field id="quiet-from" label="From" type="time" required {...visit.field('quiet-hours', 'from', from)} />
        <Field id="quiet-to" label="To" type="time" required {...visit.field('quiet-hours', 'to', to)} />
      </div>
      <Submit variant="outline">Save quiet hours</Submit>
    </Post>
  )
}

/** Settings of this device, which public/owner/device.js keeps. */
const Device = ({ hours, visit }: { hours: QuietHours; visit: Visit }) => (
  <Section
    id="device"
    title="On this device"
    text={`Keep ${business.name} on your home screen: choose "Add to Home Screen" or "Install" in your browser's menu. Your last ${offlineLeads} leads stay readable offline.`}
  >
    <p className="text-sm font-semibold">Tell me about new enquiries on this device</p>
    <p id="notices-unsupported" className="text-sm">
      On an iPhone, add this page to your home screen first, then open it from there to get notifications.
    </p>
    <p id="notices-on" role="status" hidden className="text-sm">
      Notifications are on for this device.
    </p>
    <p id="notices-off" hidden className="text-sm">
      Notifications are off for this device.
    </p>
    <p id="notices-refused" role="alert" hidden className="text-sm text-error">
      This browser doesn&apos;t let us send you notifications. Allow them for this site in its settings, then try again.
    </p>
    <Button id="switch-on" hidden variant="secondary" size="sm" className="justify-self-start">
      Turn on notifications
    </Button>
    <Button id="switch-off" hidden variant="outline" size="sm" className="justify-self-start">
      Turn off notifications
    </Button>
    {visit.isOwner && <Quiet hours={hours} visit={visit} />}
    <div className="border-t border-line pt-4">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input id="single-keys" type="checkbox" defaultChecked className="size-5 shrink-0" />
        Single-key shortcuts on this device, such as j for the next lead
      </label>
    </div>
  </Section>
)

const roleNames = [
  ['helper', 'Helper'],
  ['owner', 'Owner'],
] as const

/** Who has access. The owner invites people by email and removes accounts. */
function Team({ accounts, visit }: { accounts: readonly AccountItem[]; visit: Visit }) {
  const field = (name: string, before?: string) => ({
    id: `account-${name}`,
    autoComplete: 'off',
    required: true,
    ...visit.field('account-add', name, before),
  })
  return (
    <Section
      id="team"
      title="Who else has access"
      text="A helper reads and answers leads. Helpers can't export, erase or give others access."
    >
      <ul className="grid gap-3">
        {accounts.map(({ id, name, email, role, you, ready }) => (
          <Row key={id}>
            <div className="min-w-0">
              <p>
                <span className="font-semibold">{name}</span> {you && <span>(you)</span>}
              </p>
              <p>
                <span className="break-all">{email}</span>, <span>{role === 'owner' ? 'Owner' : 'Helper'}</span>{' '}
                {!ready && <span className="text-muted">(hasn&apos;t chosen a password yet)</span>}
              </p>
            </div>
            {!you && (
              <Confirm
                act="account-remove"
                fields={{ account: id, name }}
                button="Remove"
                label={`Remove ${name}`}
                title={`Remove ${name}?`}
                text="They're signed out everywhere at once and can't get back in."
                yes="Yes, remove"
              />
            )}
          </Row>
        ))}
      </ul>
      <Post act="account-add" typed={visit.typed} className="grid gap-4">
        <Field {...field('name')} label="Their name" maxLength={nameLimit} />
        <Field {...field('email')} label="Their email" type="email" />
        <Choice {...field('role', 'helper')} label="What they may do" choices={roleNames} />
        <Submit>Send them a link</Submit>
      </Post>
    </Section>
  )
}

/** Who did what. */
const Log = ({ entries }: { entries: readonly LogItem[] }) => (
  <Section
    id="log"
    title="Activity"
    text={`Who changed what in the last ${logDays} days, up to ${logEntries} entries.`}
  >
    {entries.length === 0 && <p className="text-sm">Nothing yet.</p>}
    {entries.length > 0 && (
      <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm" tabIndex={0} aria-labelledby="log">
        {entries.map(({ id, at, name, action, subject }) => {
          const { text, isLead } = logWords(action)
          return (
            <li key={id} id={`log-${id}`}>
              <At at={at} /> <span className="font-semibold">{name ?? 'Someone who has left'}</span> <span>{text}</span>{' '}
              {isLead && subject && (
                <a href={`/admin/leads/${subject}`} className="py-1 underline">
                  Open it
                </a>
              )}
            </li>
          )
        })}
      </ul>
    )}
  </Section>
)

/** Sessions, ways to sign in and this device's settings; for an owner, also the team and its log. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: Object.keys(ownActions),
  actions: { ...ownActions, ...teamActions },
  render: async (visit) => {
    const { session, isOwner, request } = visit
    const [own, hours, accounts, log] = await Promise.all([
      readOwnAccount(session),
      readQuietHours(),
      isOwner ? listAccounts(session) : [],
      isOwner ? readLog() : [],
    ])
    return {
      title: 'Your account',
      content: (
        <div className="grid grid-cols-1 gap-5">
          <Header title="Your account" count={`${own.name}, ${own.email}`} />
          <div className="grid gap-5 xl:grid-cols-2">
            <Sessions sessions={own.sessions} />
            <Passkeys passkeys={own.passkeys} device={deviceOf(request.headers.get('user-agent'))} />
            <Password hasPassword={own.hasPassword} visit={visit} />
            {own.hasPassword && <Authenticator twoFactor={own.twoFactor} visit={visit} />}
            <Device hours={hours} visit={visit} />
            {isOwner && <Team accounts={accounts} visit={visit} />}
            {isOwner && <Log entries={log} />}
          </div>
        </div>
      ),
    }
  },
})
