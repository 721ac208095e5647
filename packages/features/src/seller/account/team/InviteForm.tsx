import { inviteShopStaff } from '@hien/api';
import { shopInvitationSchema, shopTeamLimits } from '@hien/domain';
import { Input, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../account.css.ts';

/** Asks somebody by their address. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const text = useText();
  const toast = useToast();
  const invite = useSend(inviteShopStaff);
  return (
    <Form
      schema={shopInvitationSchema}
      initialValues={{ email: '' }}
      className={s.form}
      draft={null}
      onSubmit={(values) =>
        invite.submit(values, () => {
          toast.show({
            tone: 'positive',
            text: text('seller.team.invited', { email: values.email }),
          });
          onInvited();
        })
      }
    >
      <FormField
        name="email"
        label={text('seller.team.email')}
        hint={text('seller.team.email.hint', { days: shopTeamLimits.linkDays })}
        required
      >
        <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
      </FormField>
      <div>
        <SubmitButton>{text('seller.team.invite.send')}</SubmitButton>
      </div>
    </Form>
  );
}
