import { hasSession, reportListing } from '@hien/api';
import {
  type ReportedListing,
  listingReportReasonLabels,
  listingReportReasons,
  listingReportSchema,
  reportWordsLength,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Dialog, Radio, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../calls/useSend.ts';
import * as s from '../comments/Comments.css.ts';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useSignedIn } from '../session/useSession.ts';
import { listingAnchor } from './listing-anchor.ts';

interface ReportListingDialogProps {
  about: ReportedListing;
  id: number;
  onClose: () => void;
}

/** What is wrong with it, and one’s own words. Who reported it before hears what they said then. */
export function ReportListingDialog({ about, id, onClose }: ReportListingDialogProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const anchor = listingAnchor(about, id);
  const reporting = useSend(reportListing, {
    about: anchor,
    says: { NOT_FOUND: text('report.listing.gone') },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(`report.title.${about}`)}
      closeLabel={text('report.close')}
    >
      <Form
        schema={listingReportSchema}
        initialValues={{ reason: '', words: '' }}
        className={s.form}
        draft={{ in: anchor, atOnce: true }}
        onSubmit={async ({ reason, words }, { resetForm }) => {
          if (!hasSession()) {
            await navigate(paths.login.to(language, { next: `${pathname}${search}#${anchor}` }));
            // Not sent: what was typed stays.
            return {};
          }
          return reporting.submit({ about, id, reason, words }, (before) => {
            resetForm();
            toast.show({
              tone: 'positive',
              text:
                before.reason === reason
                  ? text('report.sent')
                  : text('report.before', {
                      reason: listingReportReasonLabels[before.reason][language],
                    }),
            });
            onClose();
          });
        }}
      >
        <FormRadioGroup name="reason" legend={text('report.reason')}>
          {listingReportReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {listingReportReasonLabels[reason][language]}
            </Radio>
          ))}
        </FormRadioGroup>
        <FormField
          name="words"
          label={text('report.words')}
          mark={text('form.optional')}
          hint={text('report.listing.words.hint')}
        >
          <Textarea rows={3} maxLength={reportWordsLength} />
        </FormField>
        <div className={s.end}>
          <SubmitButton>{text(signedIn ? 'report.send' : 'report.sign-in')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
