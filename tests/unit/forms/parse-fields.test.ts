/** @jest-environment node */
import { forms } from '@/lib/forms/registry'
import { bodyFromFields } from '@/lib/forms/parse-fields'

/** As many different fields as fit in the largest body we accept. */
const fields = new URLSearchParams(Array.from({ length: 16_000 }, (_, index) => [index.toString(36), '']))

// Each lookup scans all fields, so one per field would block the event loop for seconds.
test.each(forms.map((form) => [form.slug, form] as const))(
  '%s is parsed without a lookup for each of many fields',
  (_, form) => {
    const looks = (['get', 'getAll', 'has'] as const).map((method) => jest.spyOn(fields, method).mockClear())
    bodyFromFields(form, fields)
    expect(looks.flatMap(({ mock }) => mock.calls).length).toBeLessThan(100)
  },
)

test('a field sent in several parts is joined without the empty ones', () => {
  const parts = ['', 'Dog Wash', 'Dish Soap'].map((part) => ['parts', part])
  expect(bodyFromFields({ blank: { parts: '' } }, new URLSearchParams(parts))).toEqual({ parts: 'Dog Wash, Dish Soap' })
})
