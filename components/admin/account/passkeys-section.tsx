'use client'

import { Button } from '@/components/ui/button'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { account } from '@/content/admin-account'
import { apiRequest, isDeclined } from '@/lib/http'
import type { PasskeyItem } from '@/lib/owner/account'
import { deviceOf } from '@/lib/owner/device'
import { addPasskey, supportsPasskeys } from '@/lib/passkeys'
import { Confirm } from '../confirm'
import { notify, notifyFailure } from '../notify'
import { ignoreDoubleClick } from '../ignore-double-click'
import { ReceivedAt } from '../received-at'
import { failureText } from './failure'
import { Row, Section } from './section'

const words = account.passkeys

interface PasskeysProps {
  readonly passkeys: readonly PasskeyItem[]
  readonly onChanged: () => unknown
}

/** Adds and removes passkeys. */
export function PasskeysSection({ passkeys, onChanged }: PasskeysProps) {
  const supported = useInBrowser(supportsPasskeys, true)

  async function add() {
    try {
      await addPasskey(deviceOf(navigator.userAgent) ?? words.unnamed)
      notify(words.added)
      onChanged()
    } catch (error) {
      if (!isDeclined(error)) notifyFailure(failureText(error))
      else notifyFailure(error.name === 'InvalidStateError' ? words.there : words.cancelled)
    }
  }

  async function remove(id: string) {
    try {
      await apiRequest('POST', '/api/auth/passkey/delete-passkey', { id })
      notify(words.removed)
    } catch (error) {
      notifyFailure(failureText(error))
    }
    // Even if it failed, because another device may have removed it already.
    onChanged()
  }

  return (
    <Section id="passkeys" title={words.title} text={words.text}>
      {passkeys.length === 0 && <p className="text-sm">{words.none}</p>}
      <ul className="grid gap-3">
        {passkeys.map(({ id, name, createdAt }) => (
          <Row key={id}>
            <span>
              {name ?? words.unnamed} {createdAt && <ReceivedAt at={createdAt} />}
            </span>
            <Confirm words={words.removal(name ?? words.unnamed)} variant="outline" onConfirm={() => remove(id)} />
          </Row>
        ))}
      </ul>
      {supported ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={ignoreDoubleClick(add)}>
          {words.add}
        </Button>
      ) : (
        <p className="text-sm">{words.unsupported}</p>
      )}
    </Section>
  )
}
