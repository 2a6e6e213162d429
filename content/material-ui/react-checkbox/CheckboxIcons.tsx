import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import HotelIcon from '@mui/icons-material/Hotel';
import HotelOutlinedIcon from '@mui/icons-material/HotelOutlined';
import KingBedOutlinedIcon from '@mui/icons-material/KingBedOutlined';

export default function CheckboxIcons() {
  const [some, setSome] = React.useState(true);

  return (
    <FormGroup row>
      <FormControlLabel
        label="Remember this train"
        control={<Checkbox icon={<BookmarkBorderIcon />} checkedIcon={<BookmarkIcon />} />}
      />
      <FormControlLabel
        label="Sleeper for all"
        control={
          <Checkbox
            indeterminate={some}
            onChange={() => setSome(false)}
            icon={<HotelOutlinedIcon />}
            indeterminateIcon={<KingBedOutlinedIcon />}
            checkedIcon={<HotelIcon />}
          />
        }
      />
    </FormGroup>
  );
}
