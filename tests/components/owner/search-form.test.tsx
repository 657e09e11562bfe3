import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { SearchForm } from '@/components/admin/search-form'

const form = <SearchForm action="/admin/person" words={{ q: 'Email or name', find: 'Find' }} />

test('text typed before React hydrates stays in the box', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  box.value = 'kim'
  render(form, { container, hydrate: true })
  expect(screen.getByRole('searchbox')).toBe(box)
  expect(box).toHaveValue('kim')
})
