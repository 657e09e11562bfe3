'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { account } from '@/content/admin-account'
import { apiRequest, isDeclined } from '@/lib/http'
import { type PushSettings, type QuietHours, defaultQuietHours } from '@/lib/owner/push'
import {
  areShortcutsEnabled,
  hasNotices,
  supportsPush,
  setShortcutsEnabled,
  switchNoticesOff,
  switchNoticesOn,
} from '@/lib/owner/this-device'
import { failureOf, notify, notifyFailure } from '../notify'
import { useOwnerData } from '../use-owner-data'
import { Field } from '../field'
import { Section } from './section'

const words = account.device

function Notices() {
  const known = useInBrowser(supportsPush, true)
  const [on, setOn] = useState<boolean>()
  useEffect(() => {
    void hasNotices().then(setOn)
  }, [])
  if (!known) return <p className="text-sm">{words.unsupported}</p>

  async function change() {
    try {
      if (on) await switchNoticesOff()
      else await switchNoticesOn()
      setOn(!on)
    } catch (error) {
      notifyFailure(isDeclined(error) ? words.refused : failureOf(error, account.failed))
    }
  }
  return (
    <>
      <p className="text-sm" role="status">
        {on ? words.on : words.off}
      </p>
      <Button
        variant={on ? 'outline' : 'secondary'}
        size="sm"
        className="justify-self-start"
        disabled={on === undefined}
        onClick={() => void change()}
      >
        {on ? words.switchOff : words.switchOn}
      </Button>
    </>
  )
}

interface BoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Box = ({ label, checked, onChange }: BoxProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      className="size-5 shrink-0"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
)

function Keys() {
  const [on, setOn] = useState(areShortcutsEnabled)
  function change(to: boolean) {
    setShortcutsEnabled(to)
    setOn(to)
  }
  return (
    <div className="border-t border-line pt-4">
      <Box label={words.keys} checked={on} onChange={change} />
    </div>
  )
}

function Quiet({ hours }: { readonly hours: QuietHours }) {
  const [used, setUsed] = useState(hours !== null)
  const [{ from, to }, setTimes] = useState(hours ?? defaultQuietHours!)

  async function save(wanted: QuietHours) {
    try {
      await apiRequest('PUT', '/api/admin/push/quiet-hours', wanted)
      if (wanted) setTimes(wanted)
      notify(account.saved)
      return true
    } catch (error) {
      notifyFailure(failureOf(error, account.failed))
      return false
    }
  }
  function saveTimes(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { from, to } = Object.fromEntries(new FormData(event.currentTarget)) as { from: string; to: string }
    if (from === to) notifyFailure(words.quiet.same)
    else void save({ from, to })
  }
  // At once, as with every other box on this page.
  async function use(on: boolean) {
    setUsed(on)
    if (!(await save(on ? { from, to } : null))) setUsed(!on)
  }
  return (
    <form onSubmit={saveTimes} className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{words.quiet.title}</h3>
        <p className="text-sm text-muted">{words.quiet.text}</p>
      </div>
      <Box label={words.quiet.use} checked={used} onChange={(on) => void use(on)} />
      {used && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Field id="quiet-from" name="from" label={words.quiet.from} type="time" defaultValue={from} required />
            <Field id="quiet-to" name="to" label={words.quiet.to} type="time" defaultValue={to} required />
          </div>
          <Button type="submit" variant="outline" size="sm" className="justify-self-start">
            {words.quiet.button}
          </Button>
        </>
      )}
    </form>
  )
}

/** Settings of this device: notices and keyboard shortcuts. An owner also sets quiet hours for every device. */
export function DeviceSection({ isOwner }: { readonly isOwner: boolean }) {
  const { data } = useOwnerData<PushSettings>('/api/admin/push', { refreshInterval: 0 })
  return (
    <Section id="device" title={words.title} text={words.install}>
      <p className="text-sm font-semibold">{words.notices}</p>
      <Notices />
      {/* The cached hours may have changed since, so the key remounts the form with the new ones. */}
      {isOwner && data && <Quiet key={JSON.stringify(data.quietHours)} hours={data.quietHours} />}
      <Keys />
    </Section>
  )
}
