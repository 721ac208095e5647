import { send, uploadPrivate } from '@hien/api';
import { SingleImageUploader, type SingleImageUploaderProps } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { usePrivatePicture } from '../pictures/usePrivatePicture.ts';

/** A grey sheet while a picture that was sent before is on its way. */
const sheet =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3C/svg%3E";

/** Its owner and staff alone read it; the form sends the address of the picture. */
const upload: SingleImageUploaderProps['upload'] = async (file, { signal }) => {
  const [address = ''] = await send(uploadPrivate, { files: [file] }, { signal });
  return address;
};

interface PrivateUploaderProps extends Pick<SingleImageUploaderProps, 'texts'> {
  /** The field it stands in. */
  name: string;
}

/** One private picture: a licence, an account. One that was sent before comes with the session, for no address serves it. */
export function PrivateUploader({ name, ...props }: PrivateUploaderProps) {
  const { value } = useFormField<string>(name);
  const { data = sheet } = usePrivatePicture(value);
  return <SingleImageUploader {...props} upload={upload} shape="wide" previewOf={() => data} />;
}
