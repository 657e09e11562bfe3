// Keeps one comment about the preview up to date on a pull request.
const mark = '<!-- preview -->'

async function call(path, init = {}) {
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' },
  })
  if (!response.ok) throw new Error(`GitHub: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * Writes the comment, or updates the existing one.
 * @param {{ address: string, commit: string, figures?: string, screenshots?: string }} about
 */
export async function comment(pullRequest, { address, commit, figures, screenshots }) {
  const body = [
    mark,
    `**Preview:** ${address} (${commit.slice(0, 7)}), with sample leads and captured email.`,
    ...(screenshots ? [`[Screenshots of the routes that changed](${screenshots})`] : []),
    ...(figures ? [`<details><summary>Lighthouse</summary>\n\n\`\`\`\n${figures.trim()}\n\`\`\`\n\n</details>`] : []),
  ].join('\n\n')
  const comments = await call(`/issues/${pullRequest}/comments?per_page=100`)
  const earlier = comments.find((one) => one.body.startsWith(mark))
  const [path, method] = earlier
    ? [`/issues/comments/${earlier.id}`, 'PATCH']
    : [`/issues/${pullRequest}/comments`, 'POST']
  await call(path, { method, body: JSON.stringify({ body }) })
}
