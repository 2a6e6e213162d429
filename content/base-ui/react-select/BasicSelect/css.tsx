import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './station-select.css';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <div className="station-field">
      <label htmlFor={id}>Pick-up station</label>
      <Select
        id={id}
        className="station"
        defaultValue="harbor"
        slotProps={{ listbox: { className: 'station-list' } }}
      >
        <Option value="harbor">Harbor</Option>
        <Option value="market">Market Square</Option>
        <Option value="tower">Water Tower</Option>
        <Option value="museum" disabled>
          Museum (closed)
        </Option>
      </Select>
    </div>
  );
}
