import { askQuestion } from '@hien/api';
import { useToast } from '@hien/ui';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QuestionForm } from '../../shared/questions/QuestionForm.tsx';

interface AskQuestionProps {
  productId: number;
  /** Asked, or given up. */
  onDone: () => void;
}

/** Asks the seller of a product. */
export function AskQuestion({ productId, onDone }: AskQuestionProps) {
  const text = useText();
  const toast = useToast();
  const ask = useSend(askQuestion, { about: productId });
  return (
    <QuestionForm
      words={{
        title: text('shop.ask.title'),
        lead: text('shop.ask.lead'),
        content: text('shop.ask.content.hint'),
        secret: text('shop.ask.secret.hint'),
      }}
      sorted
      draft={`question-${productId}`}
      onSend={(values) =>
        ask.submit({ ...values, productId }, () => {
          toast.show({ tone: 'positive', text: text('shop.ask.sent') });
          onDone();
        })
      }
      onGiveUp={onDone}
    />
  );
}
