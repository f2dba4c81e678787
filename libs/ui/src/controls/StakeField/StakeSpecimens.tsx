import { kes } from '@kipenga/betting-core';
import { Specimens } from '../../stories/Specimens.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import { Keypad } from './Keypad.tsx';
import { StakeField, type StakeFieldProps } from './StakeField.tsx';

const nothing = () => undefined;

/** All looks of the stake field. The keypad is open here without a touch, in the form StakeField renders. */
export const StakeSpecimens = ({ netWin, ...args }: StakeFieldProps) => (
  <Specimens
    of={{
      resting: <StakeField {...args} />,
      empty: <StakeField {...args} value="" />,
      invalid: <StakeField {...args} value="" error="Enter a stake." />,
      'locked while the bet is on its way': <StakeField {...args} isDisabled />,
      'under a finger': (
        <AmountField {...args}>
          <Keypad netWin={netWin ?? kes(98)} onPress={nothing} onPhoneKeyboard={nothing} onDone={nothing} />
        </AmountField>
      ),
      'under a finger, with no win to show': (
        <AmountField {...args} value="" error="Enter a stake.">
          <Keypad netWin={undefined} onPress={nothing} onPhoneKeyboard={nothing} onDone={nothing} />
        </AmountField>
      ),
    }}
  />
);
