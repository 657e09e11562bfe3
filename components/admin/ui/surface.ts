/** For what floats above the page: menus and popovers. */
export const surfaceClasses =
  'z-50 max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width) min-w-44 overflow-y-auto rounded-input border border-border bg-popover p-1.5 text-sm text-popover-foreground shadow-float outline-none'

/** One item of a menu or list, tall enough for a thumb. */
export const surfaceItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 -outline-offset-2 select-none data-highlighted:bg-accent data-highlighted:text-accent-foreground data-disabled:pointer-events-none data-disabled:opacity-60'
