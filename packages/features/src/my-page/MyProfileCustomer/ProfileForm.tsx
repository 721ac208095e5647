import { type Profile, type ProfileForm as Sent, send, uploadImages } from '@hien/api';
import { cleanPhone, formatPhone, isSocialLogin, profileSchema } from '@hien/domain';
import {
  DefinitionList,
  Field,
  Input,
  PhoneInput,
  SingleImageUploader,
  mediaUrl,
  socialName,
} from '@hien/ui';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/Panel.css.ts';
import { useUploadTexts } from '../parts/upload-texts.ts';

const uploadAvatar = async (file: File, { signal }: { signal: AbortSignal }): Promise<string> => {
  const [address = ''] = await send(uploadImages, { files: [file], folder: 'avatar' }, { signal });
  return address;
};

export interface ProfileFormProps {
  profile: Profile;
  onSave: (form: Omit<Sent, 'expected_version'>) => Promise<SubmitFailure | undefined>;
}

/** Picture, name and phone. The e-mail is how one signs in: it stands there to be read. */
export function ProfileForm({ profile, onSave }: ProfileFormProps) {
  const text = useText();
  const uploadTexts = useUploadTexts(text('my-page.profile.picture'));
  // Undefined while the picture is as it was.
  const [picture, setPicture] = useState<string>();
  const shown = picture ?? (profile.avatar ? mediaUrl(profile.avatar, { width: 320 }) : '');
  return (
    <Form
      schema={profileSchema}
      initialValues={{
        first_name: profile.first_name,
        last_name: profile.last_name,
        phone: profile.phone ?? '',
      }}
      className={s.form}
      draft={{ in: `profile-${profile.id}`, until: 'tab-closes' }}
      onSubmit={(values) =>
        onSave({ ...values, ...(picture === undefined ? {} : { avatar: picture || null }) })
      }
    >
      <Field label={text('my-page.profile.picture')}>
        <SingleImageUploader
          shape="avatar"
          value={shown}
          onChange={setPicture}
          upload={uploadAvatar}
          texts={uploadTexts}
        />
      </Field>
      <div className={s.pair}>
        <FormField name="last_name" label={text('my-page.profile.last-name')}>
          <Input autoComplete="family-name" />
        </FormField>
        <FormField name="first_name" label={text('my-page.profile.first-name')} required>
          <Input autoComplete="given-name" />
        </FormField>
      </div>
      <FormField
        name="phone"
        label={text('my-page.profile.phone')}
        hint={text('my-page.profile.phone.hint')}
      >
        <PhoneInput clean={cleanPhone} format={formatPhone} autoComplete="tel" />
      </FormField>
      <DefinitionList
        items={[
          {
            term: text('my-page.profile.email'),
            detail: isSocialLogin(profile.login_method)
              ? text('my-page.profile.email.none', {
                  method: profile.login_method === 'system' ? '' : socialName(profile.login_method),
                })
              : (profile.email ?? ''),
          },
        ]}
      />
      <SubmitButton size="lg">{text('my-page.profile.save')}</SubmitButton>
    </Form>
  );
}
