import fc from 'fast-check'
import { formCases } from '../form-cases/all'
import type { FormCase } from '../form-cases/form-case'
import { jsonBody, plainBody } from './bodies'
import type { MakeRequest } from './fuzz-request'
import { extraHeaders, methods, mostly, plainForm, typesFor } from './headers'
import { endpoints, otherRequest, pages, uploadRequest } from './other-requests'
import { headerValue } from './values'

export const keyOf = (number: number | string) => `fuzz-${number}`
export const emailOf = (number: number | string) => `fuzz-${number}@visitor.example`

/** A form's endpoint, as in the specification's section 7. */
const endpointOf = ({ slug }: FormCase) => `/api/${slug.replace(/^waitlist-/, 'waitlist/')}`

/** The header with the idempotency key, if there is one. */
const idempotency = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constant((number: number): Record<string, string> => ({ 'Idempotency-Key': keyOf(number) })),
  },
  fc
    .option(headerValue('', ' ', 'x'.repeat(255), 'x'.repeat(256), 'a b', 'naïve', 'one~two', 'a:b', '{}'))
    .map((key) => (): Record<string, string> => (key === null ? {} : { 'Idempotency-Key': key })),
)

const formRequest = (usual: string, body: fc.Arbitrary<(form: FormCase, email: string) => Buffer>) =>
  fc
    .record({
      form: fc.constantFrom(...formCases),
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant('POST') },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      query: mostly('', fc.constantFrom('?', '?x=1', '?meta.website=x', '?%', '?__proto__=x')),
      type: typesFor(usual),
      key: idempotency,
      extra: extraHeaders,
      body,
      twice: fc.nat(9).map((die) => die === 0),
    })
    .map(({ form, method, query, type, key, extra, body: write, twice }): MakeRequest => (number) => ({
      form,
      method,
      path: `${endpointOf(form)}${query}`,
      headers: { 'Content-Type': type, ...key(number), ...extra },
      body: write(form, emailOf(number)),
      twice,
    }))

/** One request to the site, of any kind. */
export const anyRequest: fc.Arbitrary<MakeRequest> = fc.oneof(
  { weight: 10, arbitrary: formRequest('application/json', jsonBody) },
  { weight: 5, arbitrary: formRequest(plainForm, plainBody) },
  { weight: 3, arbitrary: otherRequest(endpoints) },
  { weight: 3, arbitrary: otherRequest(pages) },
  { weight: 1, arbitrary: uploadRequest },
)
