import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { FurtherQuestion, MyQuestion, NewQuestion, Question } from './generated/types.ts';

/** Asks about a product; the same `key` again asks nothing twice. */
export async function askQuestion(
  queryClient: QueryClient,
  question: NewQuestion,
): Promise<Question> {
  const asked = await unwrap(commerceApi.POST('/api/question/ask', { body: question }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['shop', 'questions'] }),
    queryClient.invalidateQueries({ queryKey: ['shop', 'my-questions'] }),
  ]);
  return asked;
}

/** Asks more under a question of one's own; the same `key` again asks nothing twice. */
export async function askQuestionAgain(
  queryClient: QueryClient,
  question: FurtherQuestion,
): Promise<MyQuestion> {
  const asked = await unwrap(commerceApi.POST('/api/question/ask-again', { body: question }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['shop', 'questions'] }),
    queryClient.invalidateQueries({ queryKey: ['shop', 'my-questions'] }),
  ]);
  return asked;
}
