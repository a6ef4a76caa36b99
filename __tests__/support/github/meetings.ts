import { routes } from './description.ts'

interface Meeting {
  readonly calls: number
  readonly waiting: (() => void)[]
}

/** Lets several runs see the same state: holds back their first answers until all are computed. */
export class Meetings {
  readonly #meetings = new Map<string, Meeting>()

  add(route: string, calls: number): void {
    if (!routes.has(route)) throw new Error(`There is no route ${route}.`)
    this.#meetings.set(route, { calls, waiting: [] })
  }

  /** Waits until enough calls of the route have arrived; later ones proceed at once. */
  meet(route: string): Promise<void> {
    return new Promise((resolve) => {
      const meeting = this.#meetings.get(route)
      if (meeting === undefined) return void resolve()
      meeting.waiting.push(resolve)
      if (meeting.waiting.length === meeting.calls) this.#end(route, meeting)
    })
  }

  release(): void {
    for (const [route, meeting] of this.#meetings) this.#end(route, meeting)
  }

  #end(route: string, { waiting }: Meeting): void {
    this.#meetings.delete(route)
    for (const go of waiting) go()
  }
}
