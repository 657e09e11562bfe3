'use client'

import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { account } from '@/content/admin-account'
import { nameLimit } from '@/lib/forms/limits'
import { apiRequest } from '@/lib/http'
import type { AccountItem } from '@/lib/owner/account'
import { Confirm } from '../confirm'
import { notify, notifyFailure } from '../notify'
import { useOwnerData } from '../use-owner-data'
import { failureText } from './failure'
import { linkMessage } from './link-message'
import { Field } from '../field'
import { Row, Section } from './section'
import { useSubmit } from './use-submit'

const words = account.team

function AddAccount({ onAdded }: { readonly onAdded: () => unknown }) {
  const { error, submitting } = useSubmit()
  const add = submitting(
    async (form) => {
      const made = await apiRequest('POST', '/api/admin/accounts', Object.fromEntries(form))
      notify(await linkMessage(made, words.added(String(form.get('email')))))
      onAdded()
    },
    { 409: words.taken },
  )
  return (
    <form onSubmit={add} className="grid gap-4">
      <Field id="account-name" name="name" label={words.name} autoComplete="off" maxLength={nameLimit} required />
      <Field
        id="account-email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="off"
        error={error}
        required
      />
      <div className="grid gap-1.5">
        <Label htmlFor="account-role">{words.role}</Label>
        <Select id="account-role" name="role" defaultValue="helper">
          <option value="helper">{words.roles.helper}</option>
          <option value="owner">{words.roles.owner}</option>
        </Select>
      </div>
      <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
        {words.add}
      </Button>
    </form>
  )
}

/** Who has access. The owner invites people by email and removes accounts. */
export function TeamSection({ onChanged }: { readonly onChanged: () => unknown }) {
  const { data, mutate } = useOwnerData<AccountItem[]>('/api/admin/accounts', { refreshInterval: 0 })

  async function remove({ id, name }: AccountItem) {
    try {
      await apiRequest('DELETE', `/api/admin/accounts/${id}`)
      notify(words.removed(name))
    } catch (error) {
      notifyFailure(failureText(error, { 409: words.last }))
    }
    // Even if it failed, because another device may have removed it already.
    onChanged()
    await mutate()
  }

  return (
    <Section id="team" title={words.title} text={words.text}>
      <ul className="grid gap-3">
        {data?.map((one) => (
          <Row key={one.id}>
            <span className="min-w-0">
              <span className="font-semibold">{one.name}</span> {one.you && `(${words.you})`}
              <br />
              <span className="break-all">{one.email}</span>, {words.roles[one.role]}
              {!one.ready && <span className="text-muted"> ({words.waiting})</span>}
            </span>
            {!one.you && <Confirm words={words.removal(one.name)} variant="outline" onConfirm={() => remove(one)} />}
          </Row>
        ))}
      </ul>
      <AddAccount onAdded={() => mutate()} />
    </Section>
  )
}
