import type { ComponentType } from 'react'
import type { FormSlug } from '@/lib/forms/registry'

export interface IslandProps {
  readonly form: HTMLFormElement
  readonly slug: FormSlug
  readonly placement: string
}

export type Island = ComponentType<IslandProps>
