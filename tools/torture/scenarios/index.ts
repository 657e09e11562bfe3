import type { Scenario } from '../scenario'
import { carrier, refused } from './carrier'
import { fuzz } from './fuzz'
import { guesses, memory, slow } from './hostile'
import { instances, migrations } from './instances'
import { burst, load, steady } from './load'
import { answers, connections, hung, killed, pgbouncer } from './postgres'
import { clock, kills, sigterm } from './process'
import { corrupt, full, gone, lock } from './sqlite'

/** All scenarios, by the name that `--scenario` takes. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  load,
  steady,
  burst,
  kills,
  sigterm,
  clock,
  carrier,
  refused,
  lock,
  full,
  gone,
  corrupt,
  hung,
  killed,
  connections,
  answers,
  pgbouncer,
  instances,
  migrations,
  slow,
  memory,
  guesses,
  fuzz,
}
