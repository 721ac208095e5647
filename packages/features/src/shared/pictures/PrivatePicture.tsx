import { Skeleton, Text } from '@hien/ui';
import { usePrivatePicture } from './usePrivatePicture.ts';

interface PrivatePictureProps {
  /** As the upload answered it. */
  address: string;
  alt: string;
  className?: string;
  /** In place of a picture that cannot be had. */
  missing: string;
}

/** A picture that its owner and staff alone see: no address serves it, the session fetches it. */
export function PrivatePicture({ address, alt, className, missing }: PrivatePictureProps) {
  const { data, isPending, isError } = usePrivatePicture(address);
  if (isError) return <Text tone="muted">{missing}</Text>;
  if (isPending) return <Skeleton height="7rem" width="10rem" />;
  return <img className={className} src={data} alt={alt} />;
}
