import type { Text } from '../language/language.ts';
import type { Actor } from '../machine/actors.ts';
import { edgesOf, problemsOf } from '../machine/graph.ts';
import type { Entity, Machine } from '../machine/machine.ts';
import type { Reason } from '../machine/reasons.ts';
import type { EventLabels, MachineTexts } from '../machine/texts.ts';

export type SheetState = {
  readonly state: string;
  readonly label: Text;
  readonly next: Text;
  readonly awaits: readonly Actor[];
  readonly end: boolean;
  readonly start: boolean;
};

export type SheetEdge = {
  readonly rule: string;
  readonly from: string;
  readonly event: string;
  readonly by: readonly Actor[];
  readonly to: readonly string[];
  /** Reasons for which it may be refused before and after the form is filled in. */
  readonly guards: readonly Reason[];
  readonly needs: readonly Reason[];
};

/** A machine laid out for reading: what a drawing, a table or a check over all machines needs. */
export type MachineSheet = {
  readonly name: string;
  readonly states: readonly SheetState[];
  readonly edges: readonly SheetEdge[];
  readonly events: Readonly<Record<string, Text>>;
  readonly deadlines: Readonly<Record<string, Text>>;
  readonly problems: readonly string[];
};

export function sheetOf<E extends Entity, P extends object, Deadline extends string>(
  machine: Machine<E, P>,
  texts: MachineTexts<E['state'], Deadline>,
  events: EventLabels<P>,
): MachineSheet {
  const states = Object.keys(machine.states) as E['state'][];
  return {
    name: machine.name,
    states: states.map((state) => ({
      state,
      ...texts.states[state],
      awaits: machine.states[state].awaits,
      end: machine.states[state].end === true,
      start: machine.start.includes(state),
    })),
    edges: edgesOf(machine).map((edge) => {
      const rule = machine.rules.find(
        (row) => row.event === edge.event && row.from.includes(edge.from),
      );
      return {
        ...edge,
        guards: rule?.guards?.map(({ reason }) => reason) ?? [],
        needs: rule?.needs?.map(({ reason }) => reason) ?? [],
      };
    }),
    events,
    deadlines: texts.deadlines,
    problems: problemsOf(machine),
  };
}
