import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './bike-select.css';

const describe = (label: string) => ({
  root: { role: 'none' },
  label: { 'aria-hidden': true },
  list: { role: 'group', 'aria-label': label },
});

export default function GroupedSelect() {
  return (
    <Select
      aria-label="Bike"
      className="bike"
      defaultValue="city"
      slotProps={{ listbox: { className: 'bike-list' }, popup: { placement: 'top-start' } }}
    >
      <OptionGroup label="Without motor" slotProps={describe('Without motor')}>
        <Option value="city">City bike</Option>
        <Option value="tandem">Tandem</Option>
      </OptionGroup>
      <OptionGroup label="Electric (all out)" disabled slotProps={describe('Electric')}>
        <Option value="e-city" disabled>
          Electric city bike
        </Option>
        <Option value="e-cargo" disabled>
          Electric cargo bike
        </Option>
      </OptionGroup>
    </Select>
  );
}
