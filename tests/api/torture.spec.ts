import { expect, test } from '../support/site'
import { runProgram } from '../support/tool'

test('a torture run without faults loses nothing that was acknowledged', { tag: '@once' }, async () => {
  const run = ['--import', 'jiti/register', 'tools/torture/main.ts', '--scenario', 'load']
  const { code, output } = await runProgram([...run, '--database', 'sqlite', '--leads', '10'], {
    TEST_PARALLEL_INDEX: '39',
  })
  expect(output).toContain('acknowledged 10 · stored 10 · lost 0')
  expect(code).toBe(0)
})
