import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './return-select.css';

export default function OpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="return-field">
      <Select
        aria-label="Return station"
        className="return"
        defaultValue="harbor"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slotProps={{ listbox: { className: 'return-list' } }}
      >
        <Option value="harbor">Harbor</Option>
        <Option value="market">Market Square</Option>
        <Option value="tower">Water Tower</Option>
      </Select>
      <output>The list is {open ? 'open' : 'closed'}.</output>
    </div>
  );
}
