'use client'

import { Button } from '@/components/ui/button'
import { account } from '@/content/admin-account'
import { apiRequest } from '@/lib/http'
import type { SessionItem } from '@/lib/owner/account'
import { formatLocalTime } from '@/lib/local-time'
import { applyChange } from '../apply-change'
import { notify } from '../notify'
import { ignoreDoubleClick } from '../ignore-double-click'
import { Row, Section } from './section'

const words = account.sessions

interface SessionsProps {
  readonly sessions: readonly SessionItem[]
  readonly onChanged: () => unknown
}

/** Where people are signed in, each with a button to end it. Owners see helpers' sessions, in case a phone is lost. */
export function SessionsSection({ sessions, onChanged }: SessionsProps) {
  async function end(path: string) {
    if (await applyChange(apiRequest('DELETE', `/api/admin/account/sessions${path}`), account.failed, onChanged))
      notify(words.ended)
  }
  return (
    <Section id="sessions" title={words.title}>
      <ul className="grid gap-3">
        {sessions.map(({ id, name, device, createdAt, current }) => (
          <Row key={id}>
            <span>
              <span className="font-semibold">{name}</span>, {device ?? words.unknown}
              {current && ` (${words.current})`}{' '}
              <span className="text-muted">{words.since(formatLocalTime(new Date(createdAt)))}</span>
            </span>
            {!current && (
              <Button
                variant="outline"
                size="sm"
                aria-label={words.endOf(name, device ?? words.unknown)}
                onClick={ignoreDoubleClick(() => end(`/${id}`))}
              >
                {words.end}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {sessions.some(({ own, current }) => own && !current) && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void end('')}>
          {words.endOthers}
        </Button>
      )}
    </Section>
  )
}
