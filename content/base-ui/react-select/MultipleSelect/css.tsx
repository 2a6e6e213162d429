import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './extras-select.css';

export default function MultipleSelect() {
  return (
    <Select
      multiple
      aria-label="Extras"
      className="extras"
      defaultValue={['helmet']}
      placeholder="No extras"
      renderValue={(options) => `${options.length} of 4 extras`}
      slotProps={{ listbox: { className: 'extras-list' } }}
    >
      <Option value="helmet">Helmet</Option>
      <Option value="lock">Second lock</Option>
      <Option value="seat">Child seat</Option>
      <Option value="basket">Basket</Option>
    </Select>
  );
}
