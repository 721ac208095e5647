import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input, type InputProps } from '../Input/Input.tsx';
import * as s from './PasswordInput.css.ts';

export type PasswordInputProps = Omit<InputProps, 'type' | 'end' | 'numeric'> & {
  /** Name of the switch: “Hiện mật khẩu”. Its state is said by the switch itself. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until one asks to see it. Paste and password managers work. */
export const PasswordInput = ({ showLabel, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Input
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          className={s.toggle}
          label={showLabel}
          pressed={shown}
          onClick={() => setShown(!shown)}
          icon={
            shown ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />
          }
        />
      }
      {...rest}
    />
  );
};
