import type { ComponentProps } from 'react'

export function Label(props: ComponentProps<'label'>) {
  return <label className="block text-sm font-semibold" {...props} />
}
