'use client'

import Form from 'next/form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { admin } from '@/content/admin'
import type { PersonHeld } from '@/lib/owner/answers'
import { PersonRecord } from './person-record'
import { ScreenHeader } from './screen'
import { ScreenNotice } from './states'
import { useOwnerData } from './use-owner-data'

const words = admin.person

/** Looks up everything we hold about an email address, to export or erase it (contract, the owner's endpoints). */
export function PersonScreen({ email }: { readonly email: string }) {
  const url = `/api/admin/person?email=${encodeURIComponent(email)}`
  const { data, error, isLoading, mutate } = useOwnerData<PersonHeld>(email ? url : null, { refreshInterval: 0 })
  return (
    <div className="grid gap-5">
      <ScreenHeader title={words.title} />
      <p className="max-w-prose text-sm text-muted">{words.text}</p>
      <Form action="/admin/person" key={email} className="flex max-w-xl flex-wrap items-end gap-3 text-sm">
        <div className="grid grow gap-1">
          <Label htmlFor="email">{words.email}</Label>
          <Input
            id="email"
            name="email"
            type="email"
            required
            maxLength={300}
            autoComplete="off"
            defaultValue={email}
          />
        </div>
        <Button type="submit" variant="secondary">
          {words.find}
        </Button>
      </Form>
      {isLoading && <ScreenNotice role="status" title={words.loading} />}
      {error && (
        <ScreenNotice role="alert" title={words.error} text={error.status === 400 ? words.badAddress : undefined} />
      )}
      {data && <PersonRecord key={email} email={email} url={url} held={data} onErased={() => mutate()} />}
    </div>
  )
}
