import type { QuestionList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { lazy } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Questions } from '../../shared/questions/Questions.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';

const AskDesigner = lazy(async () => ({
  default: (await import('./AskDesigner.tsx')).AskDesigner,
}));

interface DesignQuestionsProps {
  designId: number;
  questions: Loadable<QuestionList>;
  page: number;
  /** Not about one's own, nor about what is no longer sold. */
  mayAsk: boolean;
}

/** What was asked about a design; its designer answers, or staff. */
export function DesignQuestions({ designId, questions, page, mayAsk }: DesignQuestionsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Questions
      questions={questions}
      page={page}
      href={(next) =>
        paths.interiorDesignDetail.to(
          language,
          { id: designId },
          next === 1 ? {} : { questions: next },
        )
      }
      words={{
        secret: text('designs.questions.secret'),
        waiting: text('designs.questions.waiting'),
        none: text('designs.questions.none'),
      }}
      ask={mayAsk ? (onDone) => <AskDesigner designId={designId} onDone={onDone} /> : null}
    />
  );
}
