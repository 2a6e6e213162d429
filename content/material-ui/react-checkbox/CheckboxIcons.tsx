import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import HotelIcon from '@mui/icons-material/Hotel';
import HotelOutlinedIcon from '@mui/icons-material/HotelOutlined';

export default function CheckboxIcons() {
  return (
    <FormGroup row>
      <FormControlLabel
        label="Remember this train"
        control={<Checkbox icon={<BookmarkBorderIcon />} checkedIcon={<BookmarkIcon />} />}
      />
      <FormControlLabel
        label="Sleeper"
        control={
          <Checkbox defaultChecked icon={<HotelOutlinedIcon />} checkedIcon={<HotelIcon />} />
        }
      />
    </FormGroup>
  );
}
