import { flow } from '#styles/recipes';
import { AddressField, type AddressFrame } from './address-field.tsx';

type ReceiverFieldsetProps = AddressFrame & {
  /** Whether a phone is asked for, and whether it must be given. */
  phone: 'none' | 'optional' | 'required';
};

/** Who gets a parcel whose place is known. */
export function ReceiverFieldset({ phone, ...frame }: ReceiverFieldsetProps) {
  return (
    <div className={flow({ gap: '4' })}>
      <AddressField name="firstName" {...frame} />
      <AddressField name="lastName" {...frame} />
      {phone !== 'none' && (
        <AddressField name="phoneNumber" isOptional={phone === 'optional'} {...frame} />
      )}
    </div>
  );
}
