import { isApiError } from '@hien/api';
import { Button, ButtonLink, Notice } from '@hien/ui';
import { failureText } from '../../../shared/forms/failure.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface FindFailedProps {
  failure: unknown;
  of: 'doors' | 'rooms';
  onAgain: () => void;
  otherHref: string;
}

/** Why nobody could look, and what helps: waiting, or another picture. The tools are as they were. */
export function FindFailed({ failure, of, onAgain, otherHref }: FindFailedProps) {
  const text = useText();
  const isOfPicture = isApiError(failure) && (failure.status === 413 || failure.status === 415);
  return (
    <Notice
      tone="critical"
      role="alert"
      title={text(`office-plan.${of}.failed`)}
      action={
        isOfPicture ? (
          <ButtonLink size="sm" href={otherHref}>
            {text('office-plan.own.other')}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={onAgain}>
            {text('office-plan.find.again')}
          </Button>
        )
      }
    >
      {failureText(failure, text, {
        TOO_LARGE: text('office-plan.find.TOO_LARGE'),
        UNSUPPORTED_MEDIA: text('office-plan.find.UNSUPPORTED_MEDIA'),
        UNAVAILABLE: text('office-plan.find.UNAVAILABLE'),
        NETWORK: text('office-plan.find.NETWORK'),
      })}{' '}
      {text(`office-plan.${of}.failed.kept`)}
    </Notice>
  );
}
