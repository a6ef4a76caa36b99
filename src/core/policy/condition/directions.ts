import { jobRead, type Syntax } from './syntax.ts'

/** Whether more or less of a number makes a condition true. */
export type Direction = 'more' | 'less'
export type Directions = ReadonlyMap<string, Direction>

type Turn = Direction | undefined

const turned = (turn: Turn): Turn => (turn === 'more' ? 'less' : turn === 'less' ? 'more' : undefined)

/**
 * The direction of each number of the job that a condition compares: in `count / nodes > 4`, more for the count and
 * less for the nodes. Assumes positive numbers. A number has no direction if it is used both ways or not compared.
 */
export function directionsOf(condition: Syntax): Directions {
  const found = new Map<string, Turn>()
  const note = (path: string, turn: Turn): void => {
    found.set(path, found.has(path) && found.get(path) !== turn ? undefined : turn)
  }
  /** `turn`: the direction in which this part makes the condition true. */
  const visit = (node: Syntax, turn: Turn): void => {
    const path = jobRead(node)?.steps.join('.')
    if (path !== undefined) {
      note(path, turn)
      return
    }
    switch (node.op) {
      case '&&':
      case '||':
      case '+':
      case '*':
        for (const part of node.args) visit(part, turn)
        return
      case '!_':
      case '-_':
        visit(node.args, turned(turn))
        return
      case '-':
      case '/':
      case '>':
      case '>=':
        visit(node.args[0], turn)
        visit(node.args[1], turned(turn))
        return
      case '<':
      case '<=':
        visit(node.args[0], turned(turn))
        visit(node.args[1], turn)
        return
      default:
        for (const part of partsOf(node)) visit(part, undefined)
    }
  }
  visit(condition, 'more')
  return new Map([...found].flatMap(([path, turn]) => (turn === undefined ? [] : [[path, turn] as const])))
}

/** The subparts of a part. The argument of `has` is not compared. */
function partsOf(node: Syntax): readonly Syntax[] {
  if (node.op === 'value' || node.op === 'id') return []
  if (node.op === '.') return [node.args[0]]
  if (node.op === 'call') return node.args[0] === 'has' ? [] : node.args[1]
  if (node.op === 'rcall') return [node.args[1], ...node.args[2]]
  if (node.op === 'map') return node.args.flat()
  if (node.op === '!_' || node.op === '-_') return [node.args]
  return node.args
}

/** The directions of two conditions that must both be true. */
export const joined = (one: Directions, other: Directions): Directions =>
  new Map([...one, ...other].filter(([path, turn]) => [one, other].every((each) => (each.get(path) ?? turn) === turn)))
