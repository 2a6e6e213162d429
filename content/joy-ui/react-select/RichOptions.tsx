import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import AlbumIcon from '@mui/icons-material/Album';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import PodcastsIcon from '@mui/icons-material/Podcasts';

const formats = [
  {
    value: 'music',
    label: 'Music show',
    text: 'One hour, at most 8 minutes of talk',
    Icon: AlbumIcon,
  },
  { value: 'news', label: 'News', text: 'Five minutes, on the hour', Icon: NewspaperIcon },
  { value: 'feature', label: 'Feature', text: 'Half an hour, prerecorded', Icon: PodcastsIcon },
];

export default function RichOptions() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Format of the new show</FormLabel>
      <Select defaultValue="music">
        {formats.map(({ value, label, text, Icon }) => (
          <Option key={value} value={value} label={label}>
            <ListItemDecorator>
              <Icon />
            </ListItemDecorator>
            <ListItemContent>
              {label}
              <Typography level="body-xs">{text}</Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
