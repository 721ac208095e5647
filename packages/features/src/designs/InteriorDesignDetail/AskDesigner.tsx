import { askDesignQuestion } from '@hien/api';
import { useToast } from '@hien/ui';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QuestionForm } from '../../shared/questions/QuestionForm.tsx';

interface AskDesignerProps {
  designId: number;
  /** Asked, or given up. */
  onDone: () => void;
}

/** Asks whoever drew a design. */
export function AskDesigner({ designId, onDone }: AskDesignerProps) {
  const text = useText();
  const toast = useToast();
  const ask = useSend(askDesignQuestion, { about: designId });
  return (
    <QuestionForm
      words={{
        title: text('designs.ask.title'),
        lead: text('designs.ask.lead'),
        content: text('designs.ask.hint'),
        secret: text('designs.ask.secret'),
      }}
      draft={`design-question-${designId}`}
      onSend={({ content, secret }) =>
        ask.submit({ content, secret, designId }, () => {
          toast.show({ tone: 'positive', text: text('designs.ask.sent') });
          onDone();
        })
      }
      onGiveUp={onDone}
    />
  );
}
