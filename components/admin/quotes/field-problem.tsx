/** A field's error message, shown beside it. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text?: string }) => (
  <p id={id} className="text-sm text-error empty:hidden">
    {text}
  </p>
)
