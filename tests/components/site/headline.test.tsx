import { render, screen } from '@testing-library/react'
import { Headline } from '@/components/site/headline'
import { naturallySunnie } from '@/content/naturally-sunnie'

test('a dash between two words stays on the first one’s line, and the text is the specification’s', () => {
  const { heading, italic } = naturallySunnie.categories
  render(<Headline text={heading} italic={italic} />)
  expect(screen.getByText('Categories -')).toHaveClass('inline-block')
  expect(screen.getByRole('heading', { name: 'Product Categories - Coming Soon' })).toBeVisible()
})
