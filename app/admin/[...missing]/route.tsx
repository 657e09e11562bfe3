import { ownerPage } from '../_parts/owner-page'
import { Empty, Header } from '../_parts/parts'

/** Any other address below /admin. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: async () => ({
    title: 'Not found',
    status: 404,
    content: (
      <div className="grid grid-cols-1 gap-5">
        <Header title="Not found" />
        <Empty title="There's nothing at this address." />
      </div>
    ),
  }),
})
