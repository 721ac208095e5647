import { sendOwnPaper } from '@hien/api';
import {
  type ContractorFact,
  contractorFactLabels,
  factPaperLabels,
  factPapers,
  ictDate,
  mostSentPaperFiles,
  papersThatEnd,
  papersToSend,
  sentPaperSchema,
  systemClock,
} from '@hien/domain';
import { Select, Sheet, Text, useToast } from '@hien/ui';
import { FormField, SubmitButton, useFormField, useFormValues } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { DayField } from '../../../shared/forms/DayField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { PrivateFiles } from '../../../shared/forms/PrivateFiles.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../editor.css.ts';

interface PaperSheetProps {
  companyId: number;
  kind: ContractorFact;
  /** Sent, or left: what was chosen stays on the device. */
  onClose: () => void;
}

/** One paper for one fact, with its end where it has one; staff alone see the files. */
export function PaperSheet({ companyId, kind, onClose }: PaperSheetProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const papers = papersToSend.filter((paper) => factPapers[paper] === kind);
  const sending = useSend(sendOwnPaper, {
    about: `${companyId} ${kind}`,
    says: { PRODUCT_07: text('company.apply.paper.gone') },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title={text('company.papers.send.of', { fact: contractorFactLabels[kind][language] })}
      closeLabel={text('company.own.close')}
    >
      <Form
        schema={sentPaperSchema}
        initialValues={{ paper: papers[0] ?? '', until: '', files: [] }}
        className={s.form}
        draft={{ in: `company-paper-${companyId}-${kind}`, atOnce: true }}
        onSubmit={({ paper, until, files }) =>
          sending.submit({ paper, until: until === '' ? null : until, files: [...files] }, () => {
            toast.show({ tone: 'positive', text: text('company.papers.sent.done') });
            onClose();
          })
        }
      >
        <Text size="small" tone="muted" measure>
          {text('company.papers.who')}
        </Text>
        <FormField name="paper" label={text('company.papers.paper')} required>
          <Select
            options={papers.map((paper) => ({
              value: paper,
              label: factPaperLabels[paper][language],
            }))}
          />
        </FormField>
        <EndField />
        <FormField
          name="files"
          label={text('company.papers.files')}
          hint={text('company.papers.files.hint')}
          required
        >
          <Files onPending={setPending} />
        </FormField>
        <div>
          <SubmitButton
            {...(pending > 0 ? { disabledReason: text('company.apply.paper.pending') } : {})}
          >
            {text('company.papers.submit')}
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}

/** Whether an end has to be said depends on the paper. */
function EndField() {
  const text = useText();
  const [today] = useState(() => ictDate(systemClock.now()));
  const { paper } = useFormValues<{ paper: string }>();
  const ends = papersThatEnd.some((one) => one === paper);
  return (
    <DayField
      name="until"
      label={text('company.papers.end')}
      {...(ends ? {} : { hint: text('company.papers.end.hint') })}
      min={today}
      required={ends}
    />
  );
}

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

function Files({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const { value, setValue } = useFormField<readonly string[]>('files');
  return (
    <PrivateFiles
      value={value}
      onChange={setValue}
      onPending={onPending}
      limit={mostSentPaperFiles}
      kinds={kinds}
      texts={{
        list: text('company.papers.files'),
        add: text('company.apply.paper.add'),
        wrongKind: (name) => text('company.apply.paper.wrong', { name }),
        kept: (number) => text('company.apply.paper.kept', { number }),
      }}
    />
  );
}
