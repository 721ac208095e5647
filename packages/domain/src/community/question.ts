import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Rules } from '../machine/machine.ts';

export const questionStates = ['unanswered', 'answered'] as const;
export type QuestionState = (typeof questionStates)[number];

/** A product question or a customer-center post: one state for both (2.17). */
export type Question = {
  readonly state: QuestionState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly messages: number;
};

export type QuestionPayloads = {
  readonly answer: { readonly text: string };
  readonly ask_again: { readonly text: string };
};

export function newQuestion(at: Instant): Question {
  return { state: 'unanswered', version: 0, changedAt: at, messages: 1 };
}

const said = {
  reason: 'INCOMPLETE',
  met: ({ text }: { readonly text: string }) => text.trim() !== '',
} as const;
const more = ({ messages }: Question): Partial<Question> => ({ messages: messages + 1 });

const rules: Rules<Question, QuestionPayloads> = [
  {
    id: 'O1',
    event: 'answer',
    by: ['seller', 'admin'],
    from: ['unanswered', 'answered'],
    to: 'answered',
    needs: [said],
    change: more,
    effects: () => [notify('question.answered', 'member')],
  },
  {
    id: 'O2',
    event: 'ask_again',
    by: ['member'],
    from: ['unanswered', 'answered'],
    to: 'unanswered',
    needs: [said],
    change: more,
    effects: () => [notify('question.asked', 'seller', 'admin')],
  },
];

export const questionMachine: Machine<Question, QuestionPayloads> = {
  name: 'question',
  start: ['unanswered'],
  states: { unanswered: { awaits: ['seller', 'admin'] }, answered: { awaits: [], end: true } },
  rules,
};
