import { isApiError } from '@hien/api';
import { ErrorState } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { type Trouble, troubleOf } from '../query/loadable.ts';
import { ForbiddenState, LoginState } from './AccessStates.tsx';
import { NotFoundState } from './NotFoundState.tsx';

interface FailureStateProps {
  error: unknown;
  size?: 'page' | 'section' | 'inline';
  retrying?: boolean;
  onRetry: () => void;
  notFound?: ReactNode;
}

/** One failure, said the way it can be helped: wait, log in, go elsewhere, or try again. */
export function FailureState({
  error,
  size = 'section',
  retrying = false,
  onRetry,
  notFound,
}: FailureStateProps) {
  const text = useText();
  const trouble = troubleOf(error);
  if (trouble === 'not-found')
    return notFound ?? <NotFoundState size={size === 'page' ? 'page' : 'section'} />;
  if (trouble === 'forbidden')
    return <ForbiddenState size={size === 'page' ? 'page' : 'section'} />;
  if (trouble === 'unauthenticated')
    return <LoginState size={size === 'page' ? 'page' : 'section'} />;
  const kind: Extract<Trouble, 'offline' | 'limited' | 'error'> = trouble;
  const reference = isApiError(error) ? error.requestId : undefined;
  return (
    <ErrorState
      size={size}
      level={size === 'page' ? 1 : 2}
      title={text(`state.${kind}.title`)}
      text={text(`state.${kind}.text`)}
      retry={{ label: text('state.retry'), onRetry, retrying }}
      {...(reference ? { reference: text('state.reference', { id: reference }) } : {})}
    />
  );
}
