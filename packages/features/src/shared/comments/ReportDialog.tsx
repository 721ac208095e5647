import { hasSession, reportInteriorShare } from '@hien/api';
import {
  communityReportReasonLabels,
  communityReportSchema,
  reportReasonsFor,
  reportWordsLength,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Dialog, Radio, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useSignedIn } from '../session/useSession.ts';
import { RulesLink } from './RulesLink.tsx';
import * as s from './Comments.css.ts';
import { type ReportedThing, reportAnchor } from './report-anchor.ts';

interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

/** What is wrong with a home or a comment, and one’s own words to it. Who reported it before hears what they said then. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const anchor = reportAnchor(thing);
  const reporting = useSend(reportInteriorShare, { about: anchor });
  const { shareId, commentId } = thing;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(commentId === null ? 'report.title.share' : 'report.title.comment')}
      closeLabel={text('report.close')}
    >
      <Form
        schema={communityReportSchema}
        initialValues={{ reason: '', words: '' }}
        className={s.form}
        draft={{ in: anchor, atOnce: true }}
        onSubmit={async ({ reason, words }, { resetForm }) => {
          if (!hasSession()) {
            await navigate(paths.login.to(language, { next: `${pathname}${search}#${anchor}` }));
            // Not sent: what was typed stays.
            return {};
          }
          return reporting.submit(
            { share_id: shareId, comment_id: commentId, reason, words },
            (before) => {
              resetForm();
              toast.show({
                tone: 'positive',
                text:
                  before.reason === reason
                    ? text('report.sent')
                    : text('report.before', {
                        reason: communityReportReasonLabels[before.reason][language],
                      }),
              });
              onClose();
            },
          );
        }}
      >
        <Reasons thing={thing} />
        <FormField
          name="words"
          label={text('report.words')}
          mark={text('form.optional')}
          hint={text('report.words.hint')}
        >
          <Textarea rows={3} maxLength={reportWordsLength} />
        </FormField>
        <div className={s.end}>
          <SubmitButton>{text(signedIn ? 'report.send' : 'report.sign-in')}</SubmitButton>
          <RulesLink />
        </div>
      </Form>
    </Dialog>
  );
}

function Reasons({ thing }: { thing: ReportedThing }) {
  const text = useText();
  const language = useLanguage();
  return (
    <FormRadioGroup name="reason" legend={text('report.reason')}>
      {reportReasonsFor(thing.commentId === null ? 'share' : 'comment').map((reason) => (
        <Radio key={reason} value={reason}>
          {communityReportReasonLabels[reason][language]}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
