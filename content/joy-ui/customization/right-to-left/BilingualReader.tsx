import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const englishCache = createCache({ key: 'joy' });
const englishTheme = extendTheme();
const arabicCache = createCache({ key: 'joyrtl', stylisPlugins: [prefixer, rtlPlugin] });
const arabicTheme = extendTheme({
  components: {
    JoySlider: { defaultProps: { isRtl: true } },
    JoyTabs: { defaultProps: { direction: 'rtl' } },
  },
});

export default function BilingualReader() {
  const [lang, setLang] = React.useState('ar');
  const arabic = lang === 'ar';

  return (
    <CacheProvider value={arabic ? arabicCache : englishCache}>
      <CssVarsProvider theme={arabic ? arabicTheme : englishTheme}>
        <CssBaseline />
        <Stack
          component="main"
          lang={lang}
          dir={arabic ? 'rtl' : 'ltr'}
          spacing={2}
          sx={{ p: 2, maxWidth: 380 }}
        >
          <FormControl>
            <FormLabel>{arabic ? 'اللغة' : 'Language'}</FormLabel>
            <RadioGroup
              orientation="horizontal"
              name="language"
              value={lang}
              onChange={(event) => setLang(event.target.value)}
            >
              <Radio value="ar" label={<span lang="ar">العربية</span>} />
              <Radio value="en" label={<span lang="en">English</span>} />
            </RadioGroup>
          </FormControl>
          <Tabs defaultValue="page">
            <TabList>
              <Tab value="page">{arabic ? 'القراءة' : 'Reading'}</Tab>
              <Tab value="notes">{arabic ? 'ملاحظات' : 'Notes'}</Tab>
            </TabList>
            <TabPanel value="page">
              <Typography>{arabic ? 'الصفحة' : 'Page'}</Typography>
              <Slider defaultValue={64} min={1} max={210} aria-label={arabic ? 'الصفحة' : 'Page'} />
              <Button startDecorator={<BookmarkIcon />}>{arabic ? 'احفظ' : 'Keep my place'}</Button>
            </TabPanel>
            <TabPanel value="notes">{arabic ? 'لا توجد ملاحظات بعد.' : 'No notes yet.'}</TabPanel>
          </Tabs>
        </Stack>
      </CssVarsProvider>
    </CacheProvider>
  );
}
