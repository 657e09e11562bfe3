/** @jest-environment node */
import { forms } from '@/lib/forms/registry'
import { bodyFromFields } from '@/lib/forms/parse-fields'

/** As many different fields as the largest body that we take can hold. */
const fields = new URLSearchParams(Array.from({ length: 16_000 }, (_, index) => [index.toString(36), '']))

// Each look goes through all fields: one for each of them takes seconds, in which nobody else is answered.
test.each(forms.map((form) => [form.slug, form] as const))(
  '%s is read without a look for each of many fields',
  (_, form) => {
    const looks = (['get', 'getAll', 'has'] as const).map((method) => jest.spyOn(fields, method).mockClear())
    bodyFromFields(form, fields)
    expect(looks.flatMap(({ mock }) => mock.calls).length).toBeLessThan(100)
  },
)

test('a line that comes in several parts is joined without the empty ones', () => {
  const parts = ['', 'Dog Wash', 'Dish Soap'].map((part) => ['parts', part])
  expect(bodyFromFields({ blank: { parts: '' } }, new URLSearchParams(parts))).toEqual({ parts: 'Dog Wash, Dish Soap' })
})
