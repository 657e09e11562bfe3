'use client'

import type { ReactNode } from 'react'
import { useReady } from '@/components/ui/use-in-browser'

/**
 * Something that only a script ever shows. The served page doesn't have it, because text browsers and readers show what
 * is merely `hidden`, such as thanks for a form that hasn't been sent. With `served` it's there from the start.
 */
export const InBrowser = ({ served = false, children }: { readonly served?: boolean; readonly children: ReactNode }) =>
  (useReady() || served) && children
